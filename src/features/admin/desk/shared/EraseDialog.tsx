import { useState } from 'react';
import { eraseLeads } from '#src/data/admin/leads/privacy.service.ts';
import type { DeskLead } from '#src/model/leads/desk-lead.ts';
import { listPending } from '#src/model/leads/due-notifications.ts';
import { identifyCompany } from '#src/model/leads/lead-history.ts';
import { leadCollections } from '#src/model/leads/stored-leads.ts';
import { DeletionQuestion } from '#src/ui/dialogs/DeletionQuestion.tsx';
import { Alert } from '#src/ui/notices/Alert.tsx';
import styles from './LeadDesk.module.css';
import { countText, leadLine } from './lead-fields.ts';
import { refreshNewLeadCount } from './new-leads.ts';
import { isPending } from './requests.ts';

/** The question before leads are deleted: it lists each, and asks for their number to be typed. */
export function EraseDialog({ erasure }: { erasure: ReturnType<typeof useErasure> }) {
  const { status, leads, erased } = erasure.state;
  if (status === 'idle') return null;
  const isAnyPending = leads.some(({ state }) => isPending('delete', state));

  return (
    <DeletionQuestion
      count={leads.length}
      plural="leads"
      these={leads.length === 1 ? 'this lead' : `${leads.length} leads`}
      confirmLabel={isAnyPending ? 'Delete anyway' : undefined}
      description={
        <>
          <p>This cannot be undone.</p>
          {isAnyPending && (
            <p>
              First tell every company named here to delete it, too. Nothing at this desk will name
              it afterwards.
            </p>
          )}
        </>
      }
      busy={status === 'erasing'}
      onConfirm={erasure.erase}
      onCancel={erasure.cancel}
    >
      <ul className={styles.leads}>
        {leads.map((lead) => (
          <li key={`${lead.kind} ${lead.id}`}>
            {leadLine(lead)}
            {listPending(lead.state?.history ?? [], 'delete').map((to) => (
              <p key={identifyCompany(to)}>{`${to.company} was not told to delete it.`}</p>
            ))}
          </li>
        ))}
      </ul>
      {status === 'not-erased' && (
        <Alert
          tone="error"
          title={erased.length > 0 ? 'Not all of it was deleted.' : 'Nothing was deleted.'}
        >
          <p>{`${erased.length > 0 ? `${erasedText(erased)} ` : ''}Please check your connection and try again.`}</p>
        </Alert>
      )}
    </DeletionQuestion>
  );
}

/** Returns a summary of the deleted leads by kind. */
export function erasedText(leads: readonly DeskLead[]): string {
  const parts = leadCollections.flatMap((kind) => {
    const count = leads.filter((lead) => lead.kind === kind).length;
    return count > 0 ? [countText(kind, count)] : [];
  });
  return `Deleted: ${parts.join(', ')}.`;
}

interface Erasure {
  status: 'idle' | 'asking' | 'erasing' | 'not-erased';
  /** The leads that are not deleted yet. */
  leads: readonly DeskLead[];
  erased: readonly DeskLead[];
}

const idle: Erasure = { status: 'idle', leads: [], erased: [] };

/** Deletes leads after a question. `onErased` receives them at the end, also if only some could be deleted. */
export function useErasure(onErased: (erased: readonly DeskLead[]) => void) {
  const [state, setState] = useState(idle);

  function finish(erased: readonly DeskLead[]) {
    setState(idle);
    if (erased.length > 0) onErased(erased);
  }

  async function erase() {
    setState({ ...state, status: 'erasing' });
    const gone = [...state.erased];
    try {
      await eraseLeads(state.leads, (some) => gone.push(...some));
      finish(gone);
    } catch {
      const leads = state.leads.filter((lead) => !gone.includes(lead));
      setState({ status: 'not-erased', leads, erased: gone });
    } finally {
      refreshNewLeadCount();
    }
  }

  return {
    state,
    ask: (leads: readonly DeskLead[]) => setState({ ...idle, status: 'asking', leads }),
    erase,
    cancel: () => finish(state.erased),
  };
}
