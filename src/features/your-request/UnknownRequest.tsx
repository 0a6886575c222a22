import { Link } from 'react-router-dom';
import { paths } from '#src/lib/paths.ts';
import { Card } from '#src/ui/Card.tsx';
import styles from './YourRequest.module.css';

/** Shown when the URL names no lead; says where to find the right link. */
export function UnknownRequest() {
  return (
    <Card className={styles.card}>
      <h2 className={styles.heading}>This link is incomplete</h2>
      <p>
        The link to this page is on the screen that you saw after you sent the form. It is long, and
        you need all of it.
      </p>
      <p>
        If you no longer have it, please <Link to={paths.contact}>contact us</Link>. Use the same
        email address as in the form, and tell us what you want: to withdraw your consent, or to
        have what you sent deleted.
      </p>
    </Card>
  );
}
