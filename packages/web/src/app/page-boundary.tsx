import { Component, type ReactNode } from 'react';
import { PageError } from './page-error.tsx';

interface Props {
  children: ReactNode;
}

/** Shows what a screen becomes when its code fails. React asks for a class here. */
export class PageBoundary extends Component<Props, { failed?: { error: unknown } }> {
  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } };
  }

  override state: { failed?: { error: unknown } } = {};

  override render() {
    const { failed } = this.state;
    return failed ? <PageError error={failed.error} /> : this.props.children;
  }
}
