import { useLocation } from 'react-router-dom'

/** Parameters of an email link, after the #, which browsers do not send to the server. */
export const useLinkParameters = () => new URLSearchParams(useLocation().hash.slice(1))
