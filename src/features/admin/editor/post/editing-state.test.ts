import { expect, test } from 'vitest';
import { emptyPost } from '#src/model/post-changes/post-input.ts';
import { editedPost as stored } from '#tests/fixtures/edited-post.ts';
import {
  type EditingAction,
  type EditingState,
  reduceEditing,
  startEditing,
} from './editing-state.ts';
import { storedForm } from './initial-form.ts';

type Part = Partial<EditingState>;

const start = startEditing(storedForm('one', stored));
const mine = { ...emptyPost, title: 'Mine' };
const input = { ...emptyPost, title: 'Theirs' };
const at = new Date('2026-11-21T20:05:00.000Z');
const saved = { id: 'one', input, base: stored, by: 'ben', at: at.toISOString() };
const failed = { status: 'failed' } as const;
const long = { status: 'refused', problem: 'Long.' } as const;

const change: EditingAction = { type: 'changed' };
const done = { sent: mine, at, isManual: false, isAll: true };
const draftSaved = (more = {}): EditingAction => ({ type: 'draft saved', ...done, ...more });
const draftFailed: EditingAction = { type: 'draft failed', sent: mine, isManual: false };
const refused: EditingAction = { type: 'draft refused', problem: 'Long.' };
const autosaved: EditingAction = { type: 'draft sent', isManual: false };
const manualSave: EditingAction = { type: 'draft sent', isManual: true };
const met = (other?: typeof saved): EditingAction => ({ type: 'draft met', saved: other });
const seen: EditingAction = { type: 'draft seen', saved: input };
const postSent: EditingAction = { type: 'post sent' };
const postFailed: EditingAction = { type: 'post failed', failure: failed, sent: stored };
const released: EditingAction = { type: 'post failed' };
const postSeen: EditingAction = { type: 'post seen', saved: {} };

const off: Part = { autosave: 'off' };
const soon: Part = { autosave: 'after a pause' };
const retry: Part = { autosave: 'after a failure' };
const storing: Part = { phase: 'storing' };
const writing: Part = { phase: 'writing', ...soon };
const changed: Part = { draft: { status: 'changed', saved }, onServer: undefined };
const draft = { status: 'saved', at } as const;
const gone: Part = { draft: { status: 'changed', saved: undefined }, onServer: undefined };
const both: Part = { draft, knownDrafts: [mine], onServer: mine };
const maybe: Part = { knownDrafts: [undefined, mine] };
const saving = { status: 'saving' } as const;
const fine: Part = { failure: undefined };
const twice = [stored, stored];
const tellsFailure: Part = { draft: failed, announced: failed };

test.each<[name: string, before: Part, event: EditingAction, after: Part]>([
  ['a change', {}, change, soon],
  ['a change after a failure', retry, change, soon],
  ['a change while the post is stored', storing, change, {}],
  ['a change of a stored post', { phase: 'stored' }, change, {}],
  ['a change before a choice', changed, change, {}],
  ['nothing to save', soon, { type: 'draft needless' }, off],
  ['an autosave', soon, autosaved, off],
  ['an asked save', changed, manualSave, { draft: saving }],
  ['an autosave that is done', {}, draftSaved(), both],
  ['one while the writer went on', {}, draftSaved({ isAll: false }), { ...soon, ...both }],
  ['one before the post is sent', storing, draftSaved({ isAll: false }), both],
  ['one after a failure', { draft: failed }, draftSaved(), { ...both, announced: draft }],
  ['an asked one', {}, draftSaved({ isManual: true }), { ...both, announced: draft, kept: mine }],
  ['a failure', {}, draftFailed, { ...retry, ...maybe, ...tellsFailure }],
  ['another one, not announced', { draft: failed }, draftFailed, { ...retry, ...maybe }],
  ['a refusal', soon, refused, { ...off, draft: long, announced: long }],
  ['another version', soon, met(saved), { ...off, ...changed, announced: changed.draft }],
  ['none any more', both, met(), { ...gone, announced: gone.draft }],
  ['one that is to be saved over', changed, seen, { knownDrafts: [input] }],
  ['the post is sent', { ...soon, failure: failed }, postSent, { ...off, ...storing, ...fine }],
  ['it may be stored', storing, postFailed, { ...writing, failure: failed, knownPosts: twice }],
  ['it is not', storing, released, writing],
  ['it waits for a choice', { ...storing, ...changed }, released, { phase: 'writing' }],
  ['it is to be saved over', { failure: failed }, postSeen, { ...fine, knownPosts: [{}] }],
  ['it is stored', storing, { type: 'post stored' }, { phase: 'stored' }],
])('%s', (_name, before, event, after) => {
  const state = { ...start, ...before };
  expect(reduceEditing(state, event)).toEqual({ ...state, ...after });
});
