import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { DefaultValues, Path } from 'react-hook-form';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { loadedProvider } from '#src/data/leads/bot-check.service.ts';
import { recall, remember } from '#src/data/state/unsaved.ts';
import {
  type FailedSubmission,
  loadExplanation,
  prepareSubmission,
} from '#src/features/submission/use-submit-lead.ts';
import type { LeadSchema } from '#src/features/wizard/lead-form.ts';
import { useLeadForm } from '#src/features/wizard/use-lead-form.ts';
import {
  errorsToShow,
  requestedStep,
  type StepState,
  stepLink,
  stepToShow,
  type WizardConfig,
  type WizardInput,
} from './wizard-config.ts';

/** After this time, a form that is waiting for the check says so. */
const lateAfterMs = 10_000;

export interface BotCheck {
  /** Whether the check can be executed; becomes true however late the script loads. */
  ready: boolean;
  /** Whether the check is taking, or took, longer than visitors expect. */
  late: boolean;
}

export type Wizard<Input extends WizardInput, Answers> = ReturnType<
  typeof useWizard<Input, Answers>
>;

/** Guides a visitor through the steps of a lead form, which `WizardForm` renders, and submits the answers at the end. */
export function useWizard<Input extends WizardInput, Answers>(
  config: WizardConfig<Input, Answers>,
) {
  const { form, restored, schema, validation, submission, ...leadForm } = useLeadForm(config);
  const navigation = useStepNavigation(config, schema, restored ? form.getValues() : null);
  const { sent } = navigation;
  const lastStep = config.steps.length;
  const isLastStep = navigation.step === lastStep;
  const step = config.steps[navigation.step - 1] as (typeof config.steps)[number];
  const [touched, setTouched] = useState(false);
  const [answers, setAnswers] = useState<Input>();
  const [, refresh] = useReducer((times: number) => times + 1, 0);
  const botCheck = useBotCheck(touched || navigation.step > 1);
  const errors = errorsToShow(config.steps, navigation.step, (field) => {
    return form.getFieldState(field as Path<Input>, form.formState).error?.message;
  });
  const { refused, summary, refuse, clear: clearSummary } = useSummaryFocus(errors[0]?.id);
  const heading = useStepFocus(
    sent ? `success ${sent.leadId}` : `step ${navigation.step}`,
    navigation.field,
  );

  const preload = useEffectEvent(leadForm.preload);
  useEffect(() => {
    if (touched || navigation.needsSchema) preload();
  }, [touched, navigation.needsSchema]);

  useEffect(() => {
    if (navigation.step < lastStep - 1) return;
    prepareSubmission(config.lead);
    config.Details.preload();
  }, [navigation.step, lastStep, config]);

  const isSent = sent !== undefined;
  const startOver = useEffectEvent(leadForm.startOver);
  useEffect(() => {
    if (isSent) startOver();
  }, [isSent]);

  const endSuccess = useEffectEvent(() => {
    navigation.startAgain();
    if (recall(config.name)) return;
    form.reset(config.empty as DefaultValues<Input>);
    void loadExplanation('success').then(leadForm.setEnded);
  });
  useEffect(() => {
    if (navigation.isOver) endSuccess();
  }, [navigation.isOver]);

  function onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    return leadForm.handlePress(event, {
      fields: step.fields,
      submits: isLastStep,
      onRefused: refuse,
      onPassed() {
        clearSummary();
        if (!isLastStep) navigation.goForward();
      },
      onStored(id) {
        setAnswers(form.getValues());
        navigation.goToSuccess(id);
      },
      onFailed,
    });
  }

  function onFailed({ fault }: FailedSubmission) {
    if (!config.faults) return;
    form.setError(config.faults.field as Path<Input>, { message: config.faults.texts[fault] });
    refuse();
  }

  function startAgain() {
    setAnswers(undefined);
    navigation.startAgain();
  }

  function onBack() {
    clearSummary();
    leadForm.clearSubmission();
    navigation.goBack();
  }

  return {
    form,
    steps: config.steps,
    step,
    number: navigation.step,
    isLastStep,
    /** Undefined before the lead is stored, and once the time of its success screen is over. */
    success: sent && { ...sent, answers, heading, refresh, startAgain },
    ended: leadForm.ended,
    submission,
    validation,
    botCheck,
    heading,
    summary,
    errors: refused ? errors : [],
    onSubmit,
    onBack,
    onTouch: () => setTouched(true),
  };
}

/**
 * Keeps the wizard's current step in the address (`?step=3`), which cannot skip a step whose answers are missing. The
 * first step is shown until the answers are restored (`input`) and the schema, which checks them, is loaded.
 */
function useStepNavigation<Input extends WizardInput>(
  { name, steps }: Pick<WizardConfig<Input, unknown>, 'name' | 'steps'>,
  schema: LeadSchema<Input, unknown> | undefined,
  input: Input | null,
) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const state = (location.state ?? {}) as StepState;
  const key = `${name}.success`;
  const sent = input !== null ? state.sent : undefined;
  const isOver = sent !== undefined && recall(key) !== sent.storedAt;
  const requested = query.get('step');
  const isFirst = requestedStep(requested) === 1;
  const known = input !== null && (isFirst || schema !== undefined);
  const step = known && schema && !isFirst ? stepToShow(steps, schema, requested, input) : 1;

  useEffect(() => {
    if (known && requested !== null && requested !== String(step)) {
      void navigate(stepLink(step), { replace: true });
    }
  });

  return {
    step,
    /** Whether the address requests a step that needs the schema. */
    needsSchema: !isFirst,
    field: state.field,
    /** The lead whose success screen is shown; undefined if none is. */
    sent: sent && !isOver ? { ...sent, key } : undefined,
    isOver,
    goForward() {
      // Pressed on the first step, which is shown until the step of the address is known.
      if (!known && !isFirst) return;
      const forward: StepState = { forward: true };
      const next = state.fromLastStep ? steps.length : step + 1;
      void navigate(stepLink(next), { state: forward });
    },
    goBack() {
      // If the previous history entry is the previous step, this does the same as the browser's Back.
      if (state.forward) void navigate(-1);
      else void navigate(stepLink(step - 1), { replace: true });
    },
    /** The id is kept only in the history entry of the success screen, not in an address or in storage. */
    goToSuccess(leadId: string) {
      const storedAt = Date.now();
      const stored: StepState = { sent: { leadId, storedAt } };
      const show = () => {
        remember(key, storedAt);
        void navigate(stepLink(1), { replace: true, state: stored });
      };
      // The success screen has another height, so the footer leaves the view in a frame before it moves.
      window.scrollTo(0, 0);
      // A hidden page draws none.
      if (document.hidden) show();
      else requestAnimationFrame(() => setTimeout(show));
    },
    startAgain() {
      void navigate(stepLink(1), { replace: true });
    },
  };
}

/** Tracks whether the last press was refused, which moves the focus to the summary or to the field with this id. */
function useSummaryFocus(field: string | undefined) {
  const [times, setTimes] = useState(0);
  const summary = useRef<HTMLDivElement>(null);
  const focusFault = useEffectEvent(() =>
    (summary.current ?? document.getElementById(field ?? ''))?.focus(),
  );

  useLayoutEffect(() => {
    if (times > 0) focusFault();
  }, [times]);

  return {
    refused: times > 0,
    summary,
    refuse: () => setTimes((count) => count + 1),
    clear: () => setTimes(0),
  };
}

/** Moves the focus to the heading, or to the field with this id, whenever the content below it changes. */
function useStepFocus(shown: string, field?: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(shown);
  // Before the visitor sees it: afterwards, it could take the focus from a field that was just pressed.
  useLayoutEffect(() => {
    if (before.current !== shown) {
      const target = field ? document.getElementById(field) : heading.current;
      target?.focus();
    }
    before.current = shown;
  }, [shown, field]);
  return heading;
}

function useBotCheck(wanted: boolean): BotCheck {
  const [ready, setReady] = useState(false);
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(() => setLate(true), lateAfterMs);
    void loadedProvider().then(() => {
      clearTimeout(timer);
      setReady(true);
    });
    return () => clearTimeout(timer);
  }, [wanted]);
  return { ready, late };
}
