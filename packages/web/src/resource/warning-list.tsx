import { Alert } from '../ui/alert.tsx';

interface WarningListProps {
  title?: string;
  warnings: readonly { readonly path: string; readonly label: string; readonly says: string }[];
}

/** What is odd about a record that nobody has decided, each with where it stands. */
export function WarningList({ title, warnings }: WarningListProps) {
  if (warnings.length === 0) return null;
  return (
    <Alert family="act">
      {title ? <b>{title}</b> : null}
      <ul>
        {warnings.map(({ path, label, says }) => (
          <li key={`${path} ${says}`}>
            {label} {says}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
