import { MantineScope } from '../../ui/mantine-scope';
import { PageMeta } from '../../ui/page-meta';
import { useSession } from '../session/session-store';
import css from './account-page.module.css';
import { DeviceList } from './device-list';
import { PasswordForm } from './password-form';
import { SignOutForm } from './sign-out-form';

export function AccountPage() {
  const session = useSession();
  return (
    <div className={css['page']}>
      <PageMeta title="Your account" description="Your password, and the devices that are signed in." />
      <header className={css['head']}>
        <h1>Your account</h1>
        <p className={css['who']}>{session?.fullName}</p>
      </header>
      <div className={css['parts']}>
        <section aria-labelledby="devices-title">
          <h2 id="devices-title" className={css['title']}>
            Signed-in devices
          </h2>
          <p className={css['lead']}>A device you do not recognize? Sign out everywhere, then change your password.</p>
          <DeviceList />
          <MantineScope>
            <SignOutForm />
          </MantineScope>
        </section>
        <section aria-labelledby="password-title">
          <h2 id="password-title" className={css['title']}>
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
