"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { type FrontierQuery, formatFrontierQuery } from "#lib/url/frontier-query.ts";
import { address } from "#lib/url/search-params.ts";
import styles from "./frontier.module.css";

interface LambdaFormProps {
  readonly path: string;
  readonly query: FrontierQuery;
}

/** The slider runs over powers of ten, from a hundred-thousandth to ten. */
const [least, most] = [-5, 1];

/** The reader's own price of a point: a number that works without script, and a slider beside it. */
export function LambdaForm({ path, query }: LambdaFormProps) {
  const router = useRouter();
  const [lambda, setLambda] = useState(query.lambda);
  const others = [...formatFrontierQuery({ ...query, lambda: null })];

  function commit() {
    router.replace(address(path, formatFrontierQuery({ ...query, lambda })), { scroll: false });
  }

  return (
    <form className={styles["form"]} action={path} method="get">
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label>
        λ, score per US dollar
        <input
          className="field"
          name="lambda"
          inputMode="decimal"
          value={lambda ?? ""}
          onChange={(event) => {
            const value = Number(event.currentTarget.value);
            setLambda(value > 0 ? value : null);
          }}
        />
      </label>
      <label>
        0.00001 to 10
        <input
          type="range"
          min={least}
          max={most}
          step={0.05}
          value={lambda === null ? -3 : Math.log10(lambda)}
          onChange={(event) =>
            setLambda(Number((10 ** Number(event.currentTarget.value)).toPrecision(2)))
          }
          onPointerUp={commit}
          onKeyUp={commit}
        />
      </label>
      <button className="button" type="submit">
        Apply
      </button>
    </form>
  );
}
