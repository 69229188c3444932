import { useLocation } from 'react-router-dom'

/** What the link in a mail says behind its #, which is not sent to the server. */
export const useLinkParameters = () => new URLSearchParams(useLocation().hash.slice(1))
