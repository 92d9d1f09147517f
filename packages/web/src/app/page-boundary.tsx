import { Component, type ReactNode } from 'react';
import { PageError } from './page-error.tsx';

interface PageBoundaryProps {
  /** Where one is: at another place it is tried again. */
  at: unknown;
  children: ReactNode;
}

interface State {
  at?: unknown;
  failed?: { readonly error: unknown } | undefined;
}

/** Shows what a screen becomes when its code fails. React asks for a class here. */
export class PageBoundary extends Component<PageBoundaryProps, State> {
  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } };
  }

  static getDerivedStateFromProps({ at }: PageBoundaryProps, state: State): State | null {
    return at === state.at ? null : { at, failed: undefined };
  }

  override state: State = {};

  override render() {
    const { failed } = this.state;
    return failed ? <PageError error={failed.error} /> : this.props.children;
  }
}
