import { Link } from 'react-router-dom';
import { leadKinds } from '#src/domain/leads/lead-kinds.ts';
import {
  isApplicationId,
  type LeadState,
  listPassings,
  type Passing,
  passingText,
} from '#src/domain/leads/lead-state.ts';
import { leadPath } from '#src/lib/paths.ts';
import styles from './LeadView.module.css';

/** The name of a company that got a lead, linked to its application if it has one. */
export function BuyerName({ to, name }: Pick<Passing, 'to' | 'name'>) {
  if (!isApplicationId(to)) return <>{name}</>;
  return <Link to={leadPath(leadKinds.leadBuyers.collection, to)}>{name}</Link>;
}

/** Which company had a lead from when to when, oldest first; nothing if none had it. */
export function PassingList({ history }: { history: LeadState['history'] }) {
  const passings = listPassings(history);
  if (passings.length === 0) return null;
  return (
    <ul className={styles.passings}>
      {passings.map((passing) => (
        <li key={passing.at}>
          <BuyerName {...passing} /> <span>{`${passingText(passing)}.`}</span>
        </li>
      ))}
    </ul>
  );
}
