import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PostImage } from '#src/content/pictures/PostImage.tsx';
import {
  countOlderPictures,
  countTextDates,
  deleteUnusedPictures,
  findTextDates,
  findUnusedPictures,
  readDate,
  type TextDate,
  writeDates,
} from '#src/data/admin/posts/clean-up.service.ts';
import { clearBlogCache } from '#src/data/posts/blog-cache.ts';
import { editPostPath } from '#src/lib/addresses/admin-paths.ts';
import { formatLongDate } from '#src/lib/format/format.ts';
import { newYorkDay } from '#src/lib/format/format-time.ts';
import { formatCount } from '#src/model/post-changes/admin-post.ts';
import { batchSize } from '#src/model/post-changes/normalization.ts';
import { smallPicture } from '#src/model/posts/picture-address.ts';
import { pictureAddress } from '#src/model/posts/pictures.ts';
import { defaultImages } from '#src/model/posts/post-images.ts';
import { CleanUp } from '#src/ui/dialogs/CleanUp.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import rows from '#src/ui/parts/RowList.module.css';
import styles from './Dashboard.module.css';
import { useReloadable } from './use-reloadable.ts';

const shownCount = 20;

/** Gives imported posts whose date is no timestamp a real one; the owner enters what cannot be read. */
export function TextDatesPanel({ admin, onChanged }: { admin: string; onChanged: () => void }) {
  const { resource, reload } = useReloadable(countTextDates);
  const [days, setDays] = useState<Readonly<Record<string, string>>>({});
  const count = resource.status === 'loaded' ? resource.value : 0;
  const findDated = (found: readonly TextDate[]) =>
    found.flatMap((post) => {
      const date = readDate(post.text) ?? readDate(days[post.id] ?? '');
      return date ? [{ ...post, date }] : [];
    });

  return (
    <CleanUp
      id="text-dates"
      title="Dates of imported posts"
      line={
        count > 0 &&
        `${formatCount(count)} ${count === 1 ? 'has' : 'have'} a date of the wrong type, so lists put them in the wrong place.`
      }
      lookLabel="Show these dates"
      find={findTextDates}
      noneText="No date can be saved yet."
      count={(found) => findDated(found).length}
      countText={(found) => formatCount(findDated(found).length)}
      actLabel={(posts) => `Save the dates of ${posts}`}
      show={(found) => (
        <Rows count={found.length}>
          {found
            .toSorted((one, other) => Number(!!readDate(one.text)) - Number(!!readDate(other.text)))
            .slice(0, shownCount)
            .map((post) => (
              <DateRow
                key={post.id}
                post={post}
                day={days[post.id] ?? ''}
                onDay={(day) => setDays({ ...days, [post.id]: day })}
              />
            ))}
        </Rows>
      )}
      step={async (found, done) => {
        const next = findDated(found).slice(done, done + batchSize);
        if (next.length > 0) await writeDates(next, admin);
        return next.length;
      }}
      doneText="The dates are saved."
      onChanged={() => {
        clearBlogCache();
        reload();
        onChanged();
      }}
    />
  );
}

interface DateRowProps {
  post: TextDate;
  day: string;
  onDay: (day: string) => void;
}

function DateRow({ post: { id, title, text }, day, onDay }: DateRowProps) {
  const date = readDate(text);
  return (
    <li className={rows.row}>
      <div className={rows.words}>
        <Link to={editPostPath(id)} className={styles.draft}>
          {title}
        </Link>
        <p className={styles.note}>
          {date
            ? `“${text}” becomes ${formatLongDate(newYorkDay(date))}.`
            : `“${text.slice(0, 60)}” cannot be read.`}
        </p>
      </div>
      {!date && (
        <TextField
          type="date"
          label="Day"
          aria-label={`Day of ${title}`}
          name={`day-${id}`}
          value={day}
          onChange={({ currentTarget }) => onDay(currentTarget.value)}
        />
      )}
    </li>
  );
}

/** Deletes the uploaded pictures that nothing shows. */
export function UnusedPicturesPanel() {
  const { resource, reload } = useReloadable(countOlderPictures);
  const count = resource.status === 'loaded' ? resource.value : 0;
  return (
    <CleanUp
      id="unused-pictures"
      title="Pictures that nothing shows"
      line={
        count > 0 &&
        `${formatCount(count, 'picture')} ${count === 1 ? 'was' : 'were'} added more than a day ago. What no post, draft, earlier version or site detail shows can be deleted.`
      }
      lookLabel="Find unused pictures"
      find={findUnusedPictures}
      noneText="Every picture is in use."
      count={({ pictures }) => pictures.length}
      countText={({ pictures }) => formatCount(pictures.length, 'picture')}
      deletes={{
        plural: 'pictures',
        warning: <p>A text that only a browser has kept is not seen: save it as a draft first.</p>,
      }}
      show={({ pictures }) => (
        <Rows count={pictures.length}>
          {pictures.slice(0, shownCount).map(({ id, description, addedAt }) => (
            <li key={id} className={rows.row}>
              <PostImage
                src={smallPicture(pictureAddress(id))}
                fallback={defaultImages.list}
                className={styles.thumbnail}
              />
              <div className={rows.words}>
                <p>{description || 'Decorative'}</p>
                <p className={styles.note}>{`Added ${formatLongDate(addedAt)}`}</p>
              </div>
            </li>
          ))}
        </Rows>
      )}
      step={deleteUnusedPictures}
      doneText="The pictures are deleted, except those that something shows by now."
      onChanged={reload}
    />
  );
}

function Rows({ count, children }: { count: number; children: React.ReactNode }) {
  return (
    <>
      <ul className={rows.list}>{children}</ul>
      {count > shownCount && <p>{`and ${(count - shownCount).toLocaleString('en-US')} more`}</p>}
    </>
  );
}
