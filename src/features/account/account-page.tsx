import { accountTexts } from './account.texts';
import { MantineScope } from '../../ui/mantine-scope';
import { PageMeta } from '../../ui/page-meta';
import { useSession } from '../session/session-store';
import layout from '../../ui/layout.module.css';
import { classNames } from '../../ui/class-names';
import css from './account-page.module.css';
import { DeviceList } from './device-list';
import { PasswordForm } from './password-form';
import { SignOutForm } from './sign-out-form';

export function AccountPage() {
  const session = useSession();
  return (
    <div className={layout['page']}>
      <PageMeta title={accountTexts.title} description={accountTexts.description} />
      <header className={css['head']}>
        <h1>{accountTexts.title}</h1>
        <p className={classNames(layout['quiet'], layout['anywhere'], layout['above2'])}>{session?.fullName}</p>
      </header>
      <div className={css['parts']}>
        <section aria-labelledby="devices-title">
          <h2 id="devices-title" className={layout['textCategory']}>
            {accountTexts.devices}
          </h2>
          <p className={css['lead']}>{accountTexts.devicesLead}</p>
          <DeviceList />
          <MantineScope>
            <SignOutForm />
          </MantineScope>
        </section>
        <section aria-labelledby="password-title">
          <h2 id="password-title" className={layout['textCategory']}>
            {accountTexts.password}
          </h2>
          <p className={css['lead']}>{accountTexts.passwordLead}</p>
          <MantineScope>
            <PasswordForm />
          </MantineScope>
        </section>
      </div>
    </div>
  );
}
