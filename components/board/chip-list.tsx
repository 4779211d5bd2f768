import type { Chip } from "#lib/view/ruler-chips.ts";
import styles from "./chip-list.module.css";

const tones = { plain: "chip", warn: "chip warn", bad: "chip bad" } as const;

export function ChipList({ chips }: { readonly chips: readonly Chip[] }) {
  return (
    <div className={styles["chips"]}>
      {chips.map(({ tone, text }) => (
        <bdi key={text} className={tones[tone]}>
          {text}
        </bdi>
      ))}
    </div>
  );
}
