import type { Role } from "#lib/domain/access/role.ts";
import { boardPath } from "#lib/url/page-path.ts";
import styles from "./account.module.css";

interface AccountFactsProps {
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly maintains: readonly string[];
}

/** Who is signed in, and what that allows. */
export function AccountFacts({ name, email, role, maintains }: AccountFactsProps) {
  return (
    <dl className={styles["facts"]}>
      <dt>Name</dt>
      <dd>
        <bdi>{name}</bdi>
      </dd>
      <dt>E-mail</dt>
      <dd>
        <bdi>{email}</bdi>
      </dd>
      <dt>Role</dt>
      <dd>{role === "owner" ? "owner of this site: every board" : role}</dd>
      {maintains.length > 0 && (
        <>
          <dt>Maintains</dt>
          <dd>
            {maintains.map((board, place) => (
              <span key={board}>
                {place > 0 && ", "}
                <a href={boardPath(board)}>{board}</a>
              </span>
            ))}
          </dd>
        </>
      )}
    </dl>
  );
}
