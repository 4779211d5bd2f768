"use client";
import { useRouter } from "next/navigation";
import { useEffect } from "react";

/** Escape closes the open row: the focus goes back to its link, the rest of the address stays. */
export function useEscape(open: string, closed: string): void {
  const router = useRouter();
  useEffect(() => {
    if (open === "") return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      const row = document.getElementById(open);
      row?.querySelector<HTMLAnchorElement>("a[aria-expanded]")?.focus();
      router.push(closed, { scroll: false });
    };
    addEventListener("keydown", close);
    return () => removeEventListener("keydown", close);
  }, [open, closed, router]);
}
