type HowToPayProps = {
  payment: { paymentNote: string | null; paymentURL: string | null }
  /** The text of the link: it says to which host it goes. */
  linkText: (host: string) => string
}

/** What an organizer says about paying. Nothing is paid here. */
export const HowToPay = ({ payment: { paymentNote, paymentURL }, linkText }: HowToPayProps) => (
  <>
    {paymentNote && <p className="whitespace-pre-line">{paymentNote}</p>}
    {paymentURL && (
      <a href={paymentURL} target="_blank" rel="noreferrer nofollow" className="link justify-self-start">
        {linkText(new URL(paymentURL).host)}
      </a>
    )}
  </>
)
