"use client";
import { useEffect } from "react";
import { keepSecret } from "./kept-secret.ts";

/** Takes the link's secret out of the address as soon as the page is there. */
export function KeepSecret() {
  useEffect(keepSecret, []);
  return null;
}
