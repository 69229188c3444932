import { type ReactNode, useState } from 'react'
import { clearSession } from '../../api/stored-session.ts'
import { paths } from '../../paths.ts'
import { removeCheckIns } from '../../session/stored-check-ins.ts'
import { useLeave } from '../../session/use-leave.ts'
import { useSignOut } from '../../session/use-sign-out.ts'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { confirm } from '../../ui/confirm.ts'
import { removeDrafts } from '../../ui/drafts.ts'
import { deleteMyAccount, exportMyData } from './queries.ts'

export function DangerZone() {
  const leave = useLeave()
  const signOut = useSignOut()
  const [isExporting, setExporting] = useState(false)

  async function logOut() {
    const isSure = await confirm({
      title: 'Log Out',
      message: 'Are you sure you want to log out?',
      actionLabel: 'Log Out',
      destructive: true,
    })
    if (!isSure) return
    await signOut(paths.login)
  }

  async function download() {
    setExporting(true)
    try {
      saveFile('fungo-my-data.json', await exportMyData())
    } catch (error) {
      alerts.error((error as Error).message)
    } finally {
      setExporting(false)
    }
  }

  async function deleteAccount() {
    try {
      const isDeleted = await confirm({
        title: 'Delete My Account',
        message:
          'Your account will be permanently deleted, with the player profiles you manage. Opportunities that only you organize are canceled, and their families are told. Your teams stay until an admin reassigns them, and records that others rely on stay without your name. This action cannot be undone.',
        actionLabel: 'Delete My Account',
        destructive: true,
        action: deleteMyAccount,
      })
      if (!isDeleted) return
      await leave(forget, paths.home)
      alerts.success('Your account has been deleted.')
    } catch (error) {
      alerts.error((error as Error).message)
    }
  }

  return (
    <section aria-labelledby="danger-zone" className="max-w-xl rounded-lg border border-danger/50 p-4 sm:p-6">
      <h2 id="danger-zone" className="mb-4 text-xl text-danger">
        Danger Zone
      </h2>
      <ul className="grid gap-4">
        <Row text="Log out of this browser.">
          <Button variant="secondary" onClick={logOut}>
            Log Out
          </Button>
        </Row>
        <Row text="Everything Fungo has about you, in one file.">
          <Button variant="secondary" busy={isExporting} onClick={download}>
            Download My Data
          </Button>
        </Row>
        <Row text="Deletes your account and the player profiles you manage.">
          <Button variant="danger" onClick={deleteAccount}>
            Delete My Account
          </Button>
        </Row>
      </ul>
    </section>
  )
}

/** Clears what this browser has of the account. */
function forget() {
  clearSession()
  removeDrafts()
  removeCheckIns()
}

const Row = ({ text, children }: { text: string; children: ReactNode }) => (
  <li className="grid items-center gap-2 sm:grid-cols-[1fr_13rem] sm:gap-4">
    <p>{text}</p>
    {children}
  </li>
)

function saveFile(name: string, json: string) {
  const url = URL.createObjectURL(new Blob([JSON.stringify(JSON.parse(json), null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
