import styles from './HoneypotField.module.css';

export const honeypotName = 'companyName';

/**
 * A honeypot: a field that people do not see and bots fill in. It is on a step without autofill
 * fields, outside the tab order, and hidden from assistive technology.
 */
export function HoneypotField() {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label htmlFor={honeypotName}>Leave this empty</label>
      <input id={honeypotName} name={honeypotName} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
