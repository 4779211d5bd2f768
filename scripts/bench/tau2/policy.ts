const rules = [
  "Obtain the user id and the reservation id before anything else.",
  "List the details of a change and obtain an explicit yes before you make it.",
  "Make one call at a time, and do not write to the user in the same step.",
  "A basic economy fare cannot be changed; it can be cancelled within 24 hours of booking.",
  "Each passenger of a business fare has two free bags, of an economy fare one.",
  "Each further bag is 50 dollars.",
  "Refunds go to the original means of payment within 5 to 7 working days.",
  "Transfer to a human only when none of your tools can settle the request.",
];

/** The agent's instructions, which newer files repeat in every simulation. */
export const policy = ["# Airline agent", ...Array(6).fill(rules).flat()].join("\n\n- ");
