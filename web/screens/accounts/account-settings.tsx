import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router-dom'
import * as accountTexts from '#messages/accounts'
import * as shellTexts from '#messages/shell'
import { AccountActions } from '../../features/accounts/account-actions.tsx'
import { ChangePasswordForm, PreferencesForm, ProfileForm } from '../../features/accounts/account-forms.tsx'
import { accountQuery } from '../../features/accounts/queries.ts'
import { Calendars } from '../../features/calendars/calendar-settings.tsx'
import { renewPush } from '../../features/push/push.ts'
import { SafetyRecordsForm } from '../../features/safety-records/safety-records-form.tsx'
import { paths } from '../../paths.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Tabs } from '../../ui/tabs.tsx'

const PushDevices = lazyPart(() => import('../../features/push/push-devices.tsx'), 'PushDevices')
const Watches = lazyPart(() => import('../../features/watches/watches.tsx'), 'Watches')
const TwoStep = lazyPart(() => import('../../features/accounts/two-step.tsx'), 'default', null)

export const queries = () => [accountQuery]

export function Component() {
  return (
    <>
      <PageHeader title={shellTexts.accountSettings} />
      <Loaded query={useQuery(accountQuery)}>
        {(account) =>
          account ? (
            <div className="grid gap-6 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)] lg:items-start lg:gap-10">
              <div className="min-w-0">
                <Tabs
                  label={shellTexts.accountSettings}
                  tabs={[
                    {
                      id: 'profile',
                      label: accountTexts.profileInfo,
                      content: () => (
                        <>
                          <ProfileForm account={account} />
                          <SafetyRecordsForm userID={account.id} isCoach={account.role === 'coach'} />
                        </>
                      ),
                    },
                    {
                      id: 'password',
                      label: accountTexts.changePassword,
                      content: () => (
                        <>
                          <ChangePasswordForm email={account.email ?? ''} onChanged={renewPush} />
                          <TwoStep isOn={account.hasTotp ?? false} />
                        </>
                      ),
                    },
                    {
                      id: 'preferences',
                      label: accountTexts.preferences,
                      content: () => (
                        <>
                          <PreferencesForm account={account} />
                          <PushDevices />
                          <Watches />
                          <Calendars />
                        </>
                      ),
                    },
                  ]}
                />
              </div>
              <AccountActions />
            </div>
          ) : (
            <Navigate to={paths.login} replace state={{ returnTo: paths.accountSettings }} />
          )
        }
      </Loaded>
    </>
  )
}
