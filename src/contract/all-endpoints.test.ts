import { expect, test } from 'vitest';
import { endpoints } from './all-endpoints';

/** Method, path, login and encoding of each call: the 26 specified ones first. 'bare' are replies that are specified without a status. */
const CALLS = [
  'GET /beforeauth/gethomescreen none none bare',
  'GET /beforeauth/getaboutus none none bare',
  'GET /beforeauth/setting none none bare',
  'GET /beforeauth/getshippingcharge none none bare',
  'POST /beforeauth/getproduct none multipart bare',
  'POST /beforeauth/getproductcategory none none bare',
  'GET /beforeauth/getnewsletter none none',
  'GET /beforeauth/getinstallation none none',
  'POST /beforeauth/getproductdetails none multipart bare',
  'POST /beforeauth/getnewsdetails none multipart',
  'POST /beforeauth/getinstallationdetails none multipart',
  'POST /beforeauth/getpromocode none multipart',
  'POST /beforeauth/login none multipart',
  'POST /beforeauth/usersignup none multipart',
  'POST /beforeauth/forgotpassword none multipart',
  'POST /beforeauth/contactus none multipart',
  'POST /userauth/getusercarts key none',
  'POST /userauth/getappuseraddress key none',
  'POST /userauth/addeditusercarts key multipart',
  'POST /userauth/deleteusercarts key multipart',
  'POST /userauth/addeditappuseraddress key multipart',
  'POST /userauth/deleteappuseraddress key multipart',
  'POST /userauth/createpaymentintent key multipart',
  'POST /userauth/checkout key multipart',
  'POST /userauth/logout key none',
  'POST /auth_service/auth/refresh-token none none',
  'POST /beforeauth/resetpassword none multipart',
  'POST /userauth/getdevices key none',
  'POST /userauth/changepassword key multipart',
  'POST /userauth/signouteverywhere key multipart',
  'GET /payments/setup none none',
  'POST /userauth/getuserorders key multipart',
  'POST /userauth/setorderjob key multipart',
  'POST /places/autocomplete key multipart',
  'POST /places/details key multipart',
  'GET /beforeauth/getcataloguechanges none query',
  'POST /auth_service/auth/end-session none multipart',
  'GET /beforeauth/getdeliveryzips none none',
  'POST /userauth/getprojects key multipart',
  'POST /userauth/saveproject key multipart',
  'POST /beforeauth/signquote none multipart',
  'POST /beforeauth/ordersamples none multipart',
];

test('Every call goes where and as the specification, and what other back ends read of ours, says', () => {
  expect(
    Object.values(endpoints).map(({ method, path, auth, encoding, ...rest }) =>
      [method, path, auth, encoding, ...('mayBeBare' in rest ? ['bare'] : [])].join(' '),
    ),
  ).toEqual(CALLS);
});
