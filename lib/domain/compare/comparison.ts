/** Orders two values: negative when `a` is below `b`, positive when above, 0 when they tie. */
export type Comparison<T> = (a: T, b: T) => number;
