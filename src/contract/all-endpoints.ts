import { changePassword, getDevices, signOutEverywhere } from './account';
import { deleteAddress, getAddresses, writeAddress } from './addresses';
import { deleteCartLine, getCart, writeCartLine } from './cart';
import { getCategories, getProductDetails, getProducts } from './catalogue';
import { getCatalogueChanges } from './catalogue-changes';
import { checkout, createPaymentIntent, getPaymentSetup, getPromoCode } from './checkout';
import { getAboutUs, getHomeScreen, getInstallation, getInstallationDetails, getNewsDetails, getNewsletter } from './content';
import { endSession } from './end-session';
import { getOrders, setOrderJob } from './orders';
import { lookUpPlace, suggestPlaces } from './places';
import { forgotPassword, login, logout, refreshToken, resetPassword, signUp } from './session';
import { getDeliveryZips } from './delivery-zips';
import { getProjects, saveProject } from './projects';
import { signQuote } from './quotes';
import { orderSamples } from './samples';
import { getSettings, getShippingCharge, sendContactMessage } from './site';

/** The 26 specified ones first, additive ones last. */
export const endpoints = {
  getHomeScreen,
  getAboutUs,
  getSettings,
  getShippingCharge,
  getProducts,
  getCategories,
  getNewsletter,
  getInstallation,
  getProductDetails,
  getNewsDetails,
  getInstallationDetails,
  getPromoCode,
  login,
  signUp,
  forgotPassword,
  sendContactMessage,
  getCart,
  getAddresses,
  writeCartLine,
  deleteCartLine,
  writeAddress,
  deleteAddress,
  createPaymentIntent,
  checkout,
  logout,
  refreshToken,
  resetPassword,
  getDevices,
  changePassword,
  signOutEverywhere,
  getPaymentSetup,
  getOrders,
  setOrderJob,
  suggestPlaces,
  lookUpPlace,
  getCatalogueChanges,
  endSession,
  getDeliveryZips,
  getProjects,
  saveProject,
  signQuote,
  orderSamples,
} as const;
