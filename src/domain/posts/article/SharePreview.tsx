import { useState } from 'react';
import { postHeadTexts } from '#src/domain/posts/post-metadata.ts';
import { socialImage } from '#src/lib/PageHead.tsx';
import { site } from '#src/site.ts';
import { shownOfDescription } from '../posts.limits.ts';
import styles from './SharePreview.module.css';

/** The post as search results and links in messages may show it, from the texts of its page's head. */
export function SharePreview(post: Parameters<typeof postHeadTexts>[0]) {
  const head = postHeadTexts(post);
  const picture = onThisSite(socialImage(head.image));
  const [broken, setBroken] = useState<string>();
  const host = new URL(site.url).host;

  return (
    <div className={styles.previews}>
      <figure className={styles.preview}>
        <figcaption className={styles.caption}>Search result</figcaption>
        <div className={styles.result}>
          <p className={styles.address}>{host + decodeURI(head.path)}</p>
          <p className={styles.headline}>{head.title}</p>
          <p className={styles.words}>{shortened(head.description)}</p>
        </div>
      </figure>
      <figure className={styles.preview}>
        <figcaption className={styles.caption}>Link in a message</figcaption>
        <div className={styles.card}>
          {picture === broken ? (
            <p className={styles.noPicture}>No picture was found at its address.</p>
          ) : (
            <img src={picture} alt="" onError={() => setBroken(picture)} />
          )}
          <div className={styles.cardWords}>
            <p className={styles.address}>{host}</p>
            <p className={styles.cardTitle}>{head.title}</p>
            <p className={styles.words}>{shortened(head.description)}</p>
          </div>
        </div>
      </figure>
    </div>
  );
}

/** Returns the address of a picture where this page can load it: the site may run under another one. */
function onThisSite(address: string): string {
  return address.startsWith(`${site.url}/`) ? address.slice(site.url.length) : address;
}

function shortened(text: string): string {
  const characters = [...text];
  return characters.length > shownOfDescription
    ? `${characters.slice(0, shownOfDescription).join('').trimEnd()}…`
    : text;
}
