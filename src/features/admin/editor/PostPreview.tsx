import { type MouseEvent, useState } from 'react';
import { PostArticle, type PostArticleProps, PostColumn } from '#src/content/PostArticle.tsx';
import { postHeadTexts } from '#src/model/posts/post-metadata.ts';
import { shownOfDescription } from '#src/model/posts/posts.limits.ts';
import { site } from '#src/site.ts';
import { socialImage } from '#src/ui/parts/PageHead.tsx';
import { Tabs } from '#src/ui/parts/Tabs.tsx';
import styles from './PostPreview.module.css';

/** A post as its readers see it, on a phone or on a desktop. Its links open in a new tab. */
export function PostPreview(props: PostArticleProps) {
  const [screen, setScreen] = useState<'phone' | 'desktop'>('phone');
  const page = (
    <div className={styles.screen} data-screen={screen}>
      <div>
        <PostColumn>
          <PostArticle {...props} />
        </PostColumn>
      </div>
    </div>
  );
  return (
    <div data-new-tab onClickCapture={keepForm}>
      <Tabs
        label="Screen"
        value={screen}
        onValueChange={setScreen}
        tabs={[
          { value: 'phone', label: 'Phone', content: screen === 'phone' && page },
          { value: 'desktop', label: 'Desktop', content: screen === 'desktop' && page },
        ]}
      />
    </div>
  );
}

/** Opens links in a new tab, before the post's own click handler would navigate away from the form. */
function keepForm(click: MouseEvent) {
  const link = click.target instanceof Element && click.target.closest('a');
  if (!link) return;
  click.stopPropagation();
  link.target = '_blank';
  if (link.hash && link.pathname === location.pathname) click.preventDefault();
}

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
