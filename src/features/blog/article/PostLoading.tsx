import styles from './PostLoading.module.css';

/** The skeleton of a post. */
export function PostLoading() {
  return (
    <div className={styles.place}>
      <h1 className={styles.text}>Loading...</h1>
      <div className={styles.image} />
    </div>
  );
}
