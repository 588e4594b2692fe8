import { Button } from '@tabellion/ui/components/Button.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Component, type ReactNode } from 'react';

/**
 * Stands in place of a page that threw, or of which a newer version took the parts away. It comes with the first
 * load: what would be fetched now may be gone, too.
 */
function Broken() {
  const text = useText();
  return (
    <main className="empty empty--page empty--err" role="alert">
      <h1>{text('error500.title')}</h1>
      <p>{text('error500.body')}</p>
      <Button variant="primary" onClick={() => window.location.reload()}>
        {text('error.reload')}
      </Button>
    </main>
  );
}

/** Around a page, and around all that stands outside of pages. Where it has an address, the next one is tried anew. */
export class Unbroken extends Component<{ children: ReactNode; at?: string }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidUpdate({ at }: { at?: string }) {
    if (this.state.isBroken && at !== this.props.at) this.setState({ isBroken: false });
  }

  override render() {
    return this.state.isBroken ? <Broken /> : this.props.children;
  }
}
