import type { MetadataRoute } from "next";

/** Tasks and their traces are no reading matter for crawlers: a benchmark's answers would end in its next models. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", disallow: ["/runs/*/episodes/", "/submissions/", "/api/"] } };
}
