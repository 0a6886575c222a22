import { Component, type ReactNode } from 'react';
import { FailurePage } from './FailurePage.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
}

interface ErrorBoundaryState {
  failed: boolean;
}

/** Shows the failure page instead of a page that failed to render. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failed: true };
  }

  override state: ErrorBoundaryState = { failed: false };

  override render() {
    return this.state.failed ? <FailurePage /> : this.props.children;
  }
}
