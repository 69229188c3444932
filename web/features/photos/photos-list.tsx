import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { mutationOf } from '../../api/options.ts'
import { paths } from '../../paths.ts'
import { AdminList, useAdminList } from '../../ui/admin-list.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { withReason } from '../../ui/confirm-reason.tsx'
import { confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import { type Column, dayColumn } from '../../ui/table.tsx'
import { ApprovePhotoDocument, RejectPhotoDocument } from './photos.generated.ts'
import { photosSource, type WaitingPhoto } from './queries.ts'

const nouns = { team: 'logo', player: 'photo' } as const
const nameOf = ({ kind, recordName }: WaitingPhoto) => `the ${nouns[kind]} of ${recordName}`

/** The queue of photos and logos, for admins. */
export const PhotosList = () => (
  <AdminList
    list={useAdminList(photosSource)}
    caption="Photos"
    columns={columns}
    wide
    actions={null}
    none="No photos are waiting"
  />
)

const columns: Column<WaitingPhoto>[] = [
  {
    header: 'Photo',
    cell: (photo) =>
      photo.url && (
        <a href={photo.url} target="_blank" rel="noreferrer">
          <img
            src={photo.url}
            alt={`Open ${nameOf(photo)}`}
            className="size-24 rounded-md border border-line object-contain"
          />
        </a>
      ),
  },
  {
    header: 'Record',
    title: true,
    cell: (photo) => (
      <>
        <Link to={paths[photo.kind](photo.recordID)} className="link font-semibold wrap-anywhere">
          {photo.recordName}
        </Link>
        <p className="flex flex-wrap gap-2 text-sm text-soft">
          {photo.kind === 'team' ? 'Logo of a team' : 'Photo of a player'}
          {photo.isShown ? <Badge>Others see it</Badge> : <Badge tone="warn">Waits for you</Badge>}
          {photo.labels.map((label) => (
            <Badge key={label} tone="danger">
              {label}
            </Badge>
          ))}
        </p>
      </>
    ),
  },
  {
    header: 'Account',
    cell: ({ uploadedBy }) =>
      uploadedBy ? (
        <Link to={paths.user(uploadedBy.id)} className="link wrap-anywhere">
          {uploadedBy.name}
        </Link>
      ) : (
        'Deleted account'
      ),
  },
  dayColumn('Date', ({ uploadedAt }) => uploadedAt),
  { header: 'Decision', actions: true, cell: (photo) => <Decision photo={photo} /> },
]

function Decision({ photo }: { photo: WaitingPhoto }) {
  const { mutateAsync: approve } = useMutation(mutationOf(ApprovePhotoDocument))
  const { mutateAsync: reject } = useMutation(mutationOf(RejectPhotoDocument))
  const { id } = photo
  const name = nameOf(photo)
  const account = photo.uploadedBy?.name ?? ''

  const askToApproveAll = () =>
    confirmWithAlerts({
      title: 'Approve All of the Account',
      message: `Approve all waiting photos of ${account || 'the account'}?`,
      actionLabel: 'Approve All',
      action: () => approve({ id, ofAccount: true }),
      done: 'Photos approved.',
    })
  const askToReject = (ofAccount: boolean) =>
    confirmWithAlerts(
      withReason({
        title: ofAccount ? 'Reject All of the Account' : 'Reject the Photo',
        message: <p>{ofAccount ? `Remove all waiting photos of ${account || 'the account'}?` : `Remove ${name}?`}</p>,
        hint: 'The account gets an email with this reason. Others see its next photo after an admin has looked at it.',
        required: true,
        actionLabel: ofAccount ? 'Reject All' : 'Reject',
        destructive: true,
        action: (reason) => reject({ id, reason, ofAccount }),
        done: ofAccount ? 'Photos rejected.' : 'Photo rejected.',
      }),
    )
  const askToApprove = () =>
    confirmWithAlerts({
      title: 'Approve the Photo',
      message: `Show ${name} to everyone who may see it?`,
      actionLabel: 'Approve',
      action: () => approve({ id, ofAccount: false }),
      done: 'Photo approved.',
    })
  return (
    <>
      <Button size="small" aria-label={`Approve ${name}`} onClick={askToApprove}>
        Approve
      </Button>
      <Button variant="secondary" size="small" aria-label={`Reject ${name}`} onClick={() => askToReject(false)}>
        Reject
      </Button>
      <Button variant="ghost" size="small" aria-label={`Approve All of Account ${account}`} onClick={askToApproveAll}>
        Approve All of Account
      </Button>
      <Button
        variant="ghost"
        size="small"
        aria-label={`Reject All of Account ${account}`}
        onClick={() => askToReject(true)}
      >
        Reject All of Account
      </Button>
    </>
  )
}
