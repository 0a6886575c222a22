import styles from './TrapField.module.css';

export const trapName = 'companyName';

/**
 * A field that no person sees and that bots fill. It stands on a step without any field that a
 * browser would fill by itself, outside the tab order and hidden from assistive technology.
 */
export function TrapField() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor={trapName}>Leave this empty</label>
      <input id={trapName} name={trapName} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
