import { Component, type ReactNode } from 'react'
import { ErrorBox } from './error-box.tsx'

/** Keeps a fault of one part from taking the screen down. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <ErrorBox message="Something went wrong. Please try again." onRetry={() => this.setState({ hasFailed: false })} />
    )
  }
}
