import type { Seeded } from "../seeded.ts";

const openings = [
  "Thanks for waiting.",
  "I’m sorry to hear that.",
  "Sure — let’s get this sorted.",
  "That is not what I was told last week.",
  "Before I change anything I need your explicit “yes”.",
];

const sentences = [
  "The booking is in economy, so the second checked bag would be charged at 50 USD.",
  "My connection in Zürich was cancelled and nobody at the desk could rebook me.",
  "According to the policy, a basic economy fare cannot be moved to another date.\nIt can be cancelled within 24 hours.",
  'The reservation says "confirmed", but the app shows no seat for my daughter.',
  "I can offer a certificate of 100 USD for each passenger once the delay is confirmed.",
  "Please use the gift card first and put the rest on the credit card ending in 4417.",
  "There are three flights on that day: 07:05, 11:40 and 18:25, all non-stop.",
  "I would rather keep the outbound flight and move only the return to Sunday.",
  "Insurance was bought with the ticket, so a refund for health reasons is possible.",
  "Could you read the total back to me, including the bags and the fare difference?",
];

/** A few sentences of a talk between a traveller and an airline's agent, of about `length` characters. */
export function talk(random: Seeded, length: number): string {
  let text = random.pick(openings);
  while (text.length < length) text += ` ${random.pick(sentences)}`;
  return text;
}

/** What a tool answers: JSON inside a string, so every quote in it is escaped in the file. */
export function toolAnswer(random: Seeded, length: number): string {
  const flights: unknown[] = [];
  for (let size = 0; size < length; size += 165) {
    flights.push({
      flight_number: `HAT${random.between(100, 999)}`,
      origin: random.pick(["JFK", "SFO", "ORD", "ZRH"]),
      destination: random.pick(["LAX", "SEA", "BOS", "MIA"]),
      scheduled_departure_time_est: `${random.between(10, 23)}:05:00`,
      status: "available",
      prices: { economy: random.between(90, 290), business: random.between(300, 900) },
    });
  }
  return JSON.stringify(flights);
}
