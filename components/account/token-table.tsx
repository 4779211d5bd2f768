import type { ReactNode } from "react";
import type { TokenLine } from "#lib/view/account/token-line.ts";
import styles from "../maintain/wrapped-table.module.css";

interface TokenTableProps {
  readonly tokens: readonly TokenLine[];
  /** The control that revokes a token. */
  readonly revoke: (token: TokenLine) => ReactNode;
}

/** A user's tokens, the revoked ones too. */
export function TokenTable({ tokens, revoke }: TokenTableProps) {
  if (tokens.length === 0) return <p className="sub">You have no tokens.</p>;
  return (
    <table className={styles["table"]}>
      <caption>Tokens of programs that act in your name. Secrets are not kept.</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">May</th>
          <th scope="col">Made</th>
          <th scope="col">Last used</th>
          <th scope="col">State</th>
        </tr>
      </thead>
      <tbody>
        {tokens.map((token) => (
          <tr key={token.id}>
            <th scope="row">
              <bdi>{token.name}</bdi>
            </th>
            <td>{token.scopes}</td>
            <td>{token.made}</td>
            <td>{token.lastUsed}</td>
            <td>{token.revoked === null ? revoke(token) : `revoked ${token.revoked}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
