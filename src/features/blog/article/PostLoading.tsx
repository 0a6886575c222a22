import styles from './PostLoading.module.css';

/** Holds the place of a post that is on its way. */
export function PostLoading() {
  return (
    <div className={styles.place}>
      <h1 className={styles.text}>Loading...</h1>
      <div className={styles.image} />
    </div>
  );
}
