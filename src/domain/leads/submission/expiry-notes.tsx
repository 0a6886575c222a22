import type { ReactNode } from 'react';
import { rememberedMs } from '#src/lib/tab-storage.ts';
import { Alert } from '#src/ui/Alert.tsx';

const minutes = rememberedMs / 60_000;

/** What a form says, once, when a part of it is gone. */
export const expiryNotes: Record<'draft' | 'success', ReactNode> = {
  draft: (
    <Alert tone="info">
      <p>{`To protect it, what you typed here was removed after ${minutes} minutes without use.`}</p>
    </Alert>
  ),
  success: (
    <Alert tone="info">
      <p>What you sent has reached us. To protect it, its confirmation is no longer shown here.</p>
    </Alert>
  ),
};
