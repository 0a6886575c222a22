import { Component, type ReactNode } from 'react';
import { FailurePage } from './FailurePage.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
}

interface ErrorBoundaryState {
  failed: boolean;
}

/** Shows a calm page in place of one that could not be drawn. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failed: true };
  }

  override state: ErrorBoundaryState = { failed: false };

  override render() {
    return this.state.failed ? <FailurePage /> : this.props.children;
  }
}
