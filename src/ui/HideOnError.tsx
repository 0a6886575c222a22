import { Component, type ReactNode } from 'react';

/**
 * Shows nothing in place of what fails, for parts that a page can do without: the page around
 * them stays. React reports the error.
 */
export class HideOnError extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
