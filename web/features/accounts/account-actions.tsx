import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import * as accountTexts from '#messages/accounts'
import * as shellTexts from '#messages/shell'
import { passwordInput } from '../../../functions/domain/accounts/validation.ts'
import { query } from '../../api/client.ts'
import { clearSession } from '../../api/stored-session.ts'
import { paths } from '../../paths.ts'
import { useLeave, useSignOut } from '../../session/auth.tsx'
import { removeCheckIns } from '../../session/stored-check-ins.ts'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { confirm } from '../../ui/confirm.ts'
import { download } from '../../ui/download.ts'
import { removeDrafts } from '../../ui/drafts.ts'
import { Drawer } from '../../ui/drawer.tsx'
import { Form, FormField, useValidatedForm } from '../../ui/form.tsx'
import { DrawerButtons } from '../../ui/form-buttons.tsx'
import { DeleteMyAccountDocument, ExportMyDataDocument } from './accounts.generated.ts'
import { PasswordInput } from './password-input.tsx'

export function AccountActions() {
  const signOut = useSignOut()
  const file = useMutation({
    meta: { refresh: 'nothing' },
    mutationFn: async () => {
      const { exportMyData } = await query(ExportMyDataDocument)
      download('fungo-my-data.json', JSON.stringify(JSON.parse(exportMyData), null, 2), 'application/json')
    },
    onError: ({ message }) => alerts.error(message),
  })
  const [isDeleting, setDeleting] = useState(false)

  async function logOut() {
    const isSure = await confirm({
      title: shellTexts.logOut,
      message: accountTexts.confirmLogOut,
      actionLabel: shellTexts.logOut,
      destructive: true,
    })
    if (!isSure) return
    await signOut(paths.login)
  }

  return (
    <div className="grid max-w-xl gap-6">
      <ul className="grid gap-4 rounded-lg border border-line p-4 sm:p-6">
        <Row text={accountTexts.logOutOfThisBrowser}>
          <Button variant="secondary" onClick={logOut}>
            {shellTexts.logOut}
          </Button>
        </Row>
        <Row text={accountTexts.exportHint}>
          <Button variant="secondary" busy={file.isPending} onClick={() => file.mutate()}>
            {accountTexts.downloadMyData}
          </Button>
        </Row>
      </ul>
      <section aria-labelledby="danger-zone" className="rounded-lg border border-danger/50 p-4 sm:p-6">
        <h2 id="danger-zone" className="mb-4 text-xl text-danger">
          {accountTexts.dangerZone}
        </h2>
        <ul>
          <Row text={accountTexts.deleteAccountHint}>
            <Button variant="danger" onClick={() => setDeleting(true)}>
              {accountTexts.deleteMyAccount}
            </Button>
          </Row>
        </ul>
        <Drawer isOpen={isDeleting} onClose={() => setDeleting(false)} title={accountTexts.deleteMyAccount}>
          <DeleteAccount />
        </Drawer>
      </section>
    </div>
  )
}

const Row = ({ text, children }: { text: string; children: ReactNode }) => (
  <li className="grid items-center gap-2 sm:grid-cols-[1fr_13rem] sm:gap-4">
    <p>{text}</p>
    {children}
  </li>
)

function DeleteAccount() {
  const leave = useLeave()
  const form = useValidatedForm(passwordInput, { currentPassword: '' })
  return (
    <Form
      form={form}
      aria-label={accountTexts.deleteMyAccount}
      onSubmit={async (input) => {
        await query(DeleteMyAccountDocument, { input })
        await leave(forget, paths.home)
        alerts.success(accountTexts.accountDeleted)
      }}
    >
      <p>{accountTexts.confirmDeleteAccount}</p>
      <FormField name="currentPassword" label={accountTexts.yourPassword} required>
        <PasswordInput {...form.register('currentPassword')} autoComplete="current-password" />
      </FormField>
      <DrawerButtons variant="danger" busyText={accountTexts.deleting}>
        {accountTexts.deleteMyAccount}
      </DrawerButtons>
    </Form>
  )
}

/** Clears what this browser has of the account. */
function forget() {
  clearSession()
  removeDrafts()
  removeCheckIns()
}
