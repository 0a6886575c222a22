import { Component, type ReactNode } from 'react';

/** Renders nothing if its children fail, so that no optional part takes the page down. React reports the error. */
export class HideOnError extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
