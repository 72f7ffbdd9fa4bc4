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
      <PageMeta title="Your account" description="Your password, and the devices that are signed in." />
      <header className={css['head']}>
        <h1>Your account</h1>
        <p className={classNames(layout['quiet'], layout['anywhere'], layout['above2'])}>{session?.fullName}</p>
      </header>
      <div className={css['parts']}>
        <section aria-labelledby="devices-title">
          <h2 id="devices-title" className={layout['textCategory']}>
            Signed-in devices
          </h2>
          <p className={css['lead']}>A device you do not recognize? Sign out everywhere, then change your password.</p>
          <DeviceList />
          <MantineScope>
            <SignOutForm />
          </MantineScope>
        </section>
        <section aria-labelledby="password-title">
          <h2 id="password-title" className={layout['textCategory']}>
            Password
          </h2>
          <p className={css['lead']}>A new password signs out every other device. We will tell you by email.</p>
          <MantineScope>
            <PasswordForm />
          </MantineScope>
        </section>
      </div>
    </div>
  );
}
