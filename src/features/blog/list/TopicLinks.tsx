import { type MouseEvent, memo } from 'react';
import { Link } from 'react-router-dom';
import {
  blogQuery,
  blogStart,
  type PostCategory,
  postCategories,
} from '#src/domain/posts/listing/blog-place.ts';
import { opensElsewhere } from '#src/lib/navigation.ts';
import { paths } from '#src/lib/paths.ts';
import styles from './TopicLinks.module.css';

const topics = [
  { category: '', label: 'All Topics' },
  ...postCategories.map((category) => ({ category, label: category })),
] as const;

interface TopicLinksProps {
  /** '' for all topics. */
  category: PostCategory | '';
  onChoose: (category: PostCategory | '') => void;
}

/** The topics of the blog. They are links with their own URLs, so they work without scripts. */
export const TopicLinks = memo(function TopicLinks({ category, onChoose }: TopicLinksProps) {
  function handleClick(event: MouseEvent, chosen: PostCategory | '') {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onChoose(chosen);
  }

  return (
    <nav aria-label="Topics">
      <ul className={styles.topics}>
        {topics.map((topic) => (
          <li key={topic.label}>
            <Link
              to={paths.blog + blogQuery({ ...blogStart, category: topic.category })}
              aria-current={topic.category === category ? 'true' : undefined}
              className={styles.topic}
              onClick={(event) => handleClick(event, topic.category)}
            >
              {topic.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
});
