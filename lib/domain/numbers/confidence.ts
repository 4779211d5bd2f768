/** How far a conclusion from other traces of an event may be trusted. */
export const confidences = ["high", "low"] as const;
export type Confidence = (typeof confidences)[number];
