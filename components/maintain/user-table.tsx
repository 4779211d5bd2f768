import styles from "./wrapped-table.module.css";

interface UserLine {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly isOwner: boolean;
  readonly maintains: readonly string[];
}

/** Everybody with an account and what they may do. */
export function UserTable({ users }: { readonly users: readonly UserLine[] }) {
  return (
    <table className={styles["table"]}>
      <caption>Accounts, owners first</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">E-mail</th>
          <th scope="col">Role</th>
        </tr>
      </thead>
      <tbody>
        {users.map(({ id, name, email, isOwner, maintains }) => (
          <tr key={id}>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            <td>
              <bdi>{email}</bdi>
            </td>
            <td>{roleText(isOwner, maintains)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function roleText(isOwner: boolean, maintains: readonly string[]): string {
  if (isOwner) return "owner";
  return maintains.length === 0 ? "submitter" : `maintainer of ${maintains.join(", ")}`;
}
