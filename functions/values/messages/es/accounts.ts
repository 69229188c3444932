import type { RichText, Value } from '../text.ts'

export const accountSettings = 'Configuración de la cuenta'
export const profileInfo = 'Datos del perfil'
export const changePassword = 'Cambiar contraseña'
export const preferences = 'Preferencias'
export const privacy = 'Privacidad'
export const terms = 'Términos'
export const cookies = 'Cookies'
export const recentlyDeleted = 'Eliminados recientemente'
export const recentlyDeletedHint = 'Puede recuperar equipos, jugadores, eventos y oportunidades durante 30 días'
export const backToAdmin = 'Volver a administración'
export const backToProfile = 'Volver al perfil'
export const erased = 'Borrado'
export const erasing = 'Borrando...'
export const auditLogReceipt = ({ id }: { id: Value }) =>
  `El registro de auditoría tiene un comprobante sin el nombre: <code>${id}</code>` as RichText<'code'>
export const erasureReceipt = ({ id }: { id: Value }) =>
  `Comprobante, sin el nombre: <code>${id}</code>` as RichText<'code'>
export const openAuditLog = 'Abrir el registro de auditoría'
export const profileIsGone =
  'El perfil ya no existe y nadie puede encontrarlo. Estamos quitando lo que lo menciona en otras partes.'
export const removingTheRest = 'Quitando el resto...'
export const nothingBeingErased = 'No se está borrando nada'
export const welcomeBack = '¡Qué gusto verle de nuevo!'
export const logInToContinue = 'Inicie sesión para continuar donde se quedó.'
export const loginFailed = 'No se pudo iniciar sesión'
export const email = 'Correo electrónico'
export const password = 'Contraseña'
export const code = 'Código'
export const codeHint = 'De su aplicación de autenticación, o un código de recuperación'
export const rememberMe = 'Recordarme'
export const forgotYourPassword = '¿Olvidó su contraseña?'
export const loggingIn = 'Iniciando sesión...'
export const createAnAccount = 'Crear una cuenta'
export const weWillEmailALink = 'Le enviaremos por correo un enlace para elegir una nueva.'
export const resetInstructionsSent = 'Enviamos a su correo las instrucciones para cambiar su contraseña'
export const resetEmailFailed = 'No se pudo enviar el correo para cambiar la contraseña'
export const sending = 'Enviando...'
export const sendResetLink = 'Enviar enlace'
export const backToLogin = 'Volver a iniciar sesión'
export const logInToSeeProfile = 'Inicie sesión para ver su perfil'
export const goToLogin = 'Ir a iniciar sesión'
export const editProfile = 'Editar perfil'
export const claimedTeams = 'Equipos reclamados'
export const claimedPlayers = 'Jugadores reclamados'
export const accountRole = 'Tipo de cuenta'
export const overview = 'Resumen'
export const myTeams = 'Mis equipos'
export const noTeamsClaimedByYou = 'Todavía no ha reclamado ningún equipo'
export const myPlayers = 'Mis jugadores'
export const noPlayersClaimedByYou = 'Todavía no ha reclamado a ningún jugador'
export const name = 'Nombre'
export const accountType = 'Tipo de cuenta'
export const memberSince = 'En Fungo desde'
export const accountInfo = 'Datos de la cuenta'
export const quickLinks = 'Enlaces rápidos'
export const recentlyDeletedSentence = 'Eliminados recientemente'
export const resetPassword = 'Cambiar la contraseña'
export const linkIncomplete = 'Este enlace está incompleto. Ábralo de nuevo desde el correo.'
export const requestNewLink = 'Pedir un enlace nuevo'
export const passwordChangedEverywhere =
  'Su contraseña cambió y su sesión se cerró en todos los dispositivos. Inicie sesión con la nueva.'
export const resetPasswordFailed = 'No se pudo cambiar la contraseña. Inténtelo de nuevo.'
export const newPassword = 'Contraseña nueva'
export const confirmNewPassword = 'Confirme la contraseña nueva'
export const atLeast8Characters = 'Al menos 8 caracteres; unas cuantas palabras son fáciles de recordar.'
export const saving = 'Guardando...'
export const saveNewPassword = 'Guardar contraseña nueva'
export const signUpFailed = 'No se pudo crear la cuenta'
export const fullName = 'Nombre completo'
export const emailAddress = 'Correo electrónico'
export const confirmPassword = 'Confirme la contraseña'
export const atLeast6Characters = 'Al menos 6 caracteres; unas cuantas palabras son fáciles de recordar.'
export const creatingAccount = 'Creando la cuenta...'
export const createAccount = 'Crear cuenta'
export const thenRegisterPlayer = 'Después de esto, usted inscribe a su jugador.'
export const forEveryone = 'Para padres, entrenadores y todos los que viven el béisbol.'
export const thenContinue = 'Después de esto, usted continúa donde se quedó.'
export const accountHistory = 'Historial de la cuenta'
export const noTeamsClaimedYet = 'Todavía no tiene equipos reclamados'
export const userNotFound = 'No se encontró al usuario'
export const confirmEmailAddress = 'Confirme su correo electrónico'
export const confirming = 'Confirmando...'
export const thanksEmailConfirmed = '¡Gracias! Su correo está confirmado.'
export const accountSettingsSentence = 'Configuración de la cuenta'
export const linkExpired = 'Este enlace ya no es válido. Pida uno nuevo en la configuración de la cuenta.'
export const logInToThisAccountFirst = 'Primero inicie sesión en esta cuenta y después abra el enlace de nuevo.'
export const confirmLogOut = '¿Seguro que quiere cerrar sesión?'
export const logOutOfThisBrowser = 'Cerrar sesión en este navegador.'
export const exportHint = 'Todo lo que Fungo tiene sobre usted, en un solo archivo.'
export const downloadMyData = 'Descargar mis datos'
export const dangerZone = 'Zona de peligro'
export const deleteAccountHint = 'Elimina su cuenta y los perfiles de jugadores que usted administra.'
export const deleteMyAccount = 'Eliminar mi cuenta'
export const passwordChangedSuccessfully = '¡La contraseña cambió!'
export const currentPassword = 'Contraseña actual'
export const newPasswordHint =
  'Al menos 8 caracteres. Su sesión se cerrará en sus otros dispositivos y sus enlaces de calendario dejarán de funcionar.'
export const accountDeleted = 'Su cuenta fue eliminada.'
export const confirmDeleteAccount =
  'Su cuenta se eliminará para siempre, junto con los perfiles de jugadores que usted administra. Las oportunidades que solo usted organiza se cancelan y se avisa a sus familias. Sus equipos permanecen hasta que un administrador los asigne a otra persona, y los datos de los que otros dependen permanecen sin su nombre. Esta acción no se puede deshacer.'
export const yourPassword = 'Su contraseña'
export const deleting = 'Eliminando...'
export const passwordsDoNotMatch = 'Las contraseñas no coinciden'
export const passwordsDoNotMatchSentence = '¡Las contraseñas no coinciden!'
export const passwordsMatch = 'Las contraseñas coinciden'
export const weak = 'Débil'
export const fair = 'Regular'
export const good = 'Buena'
export const strong = 'Fuerte'
export const veryStrong = 'Muy fuerte'
export const passwordStrength = 'Seguridad de la contraseña'
export const hidePassword = 'Ocultar contraseña'
export const showPassword = 'Mostrar contraseña'
export const emailNotifications = 'Notificaciones por correo'
export const emailNotificationsHint = 'Cuando alguien se inscribe, y cuando se revisa su inscripción o su reclamo.'
export const eventReminders = 'Recordatorios de eventos'
export const eventRemindersHint =
  'El día antes de los eventos de sus equipos y de los lugares confirmados de sus jugadores.'
export const opportunityAlerts = 'Alertas de oportunidades'
export const opportunityAlertsHint =
  'Pruebas y lugares para jugadores invitados nuevos, cerca de sus jugadores y adecuados para su edad y posición, y lo que hay en sus alertas.'
export const marketingEmails = 'Correos de promoción'
export const occasionalNews = 'Noticias de vez en cuando.'
export const preferencesSavedSuccessfully = '¡Preferencias guardadas!'
export const savePreferences = 'Guardar preferencias'
export const profileUpdatedSuccessfully = '¡Perfil actualizado!'
export const confirmedEmailFixed = 'Confirmado. El correo no se puede cambiar.'
export const unconfirmedEmailFixed = 'Sin confirmar todavía. El correo no se puede cambiar.'
export const sendConfirmationLinkAgain = 'Enviar de nuevo el enlace de confirmación'
export const saveChanges = 'Guardar cambios'
export const user = 'Usuario'
export const generalUser = 'Usuario general'
export const playerParent = 'Padre o madre de un jugador'
export const teamCoach = 'Entrenador de equipo'
export const twoStepSignIn = 'Inicio de sesión en dos pasos'
export const twoStepHint =
  'Inicie sesión con su contraseña y con un código de una aplicación de autenticación en su teléfono.'
export const setUpTwoStep = 'Configurar los dos pasos'
export const scanCode =
  'Escanee este código con su aplicación de autenticación, o escriba la clave en ella. Después escriba el código que muestra la aplicación.'
export const codeToScan = 'El código para escanear'
export const turningOn = 'Activando...'
export const turnOn = 'Activar'
export const saveRecoveryCodes =
  'El inicio de sesión en dos pasos está activado. Guarde ahora estos códigos de recuperación.'
export const recoveryCodesHint =
  'Si pierde su teléfono, con cada uno puede iniciar sesión una vez. No los volverá a ver.'
export const iSavedThem = 'Ya los guardé'
export const turnOffTwoStep = 'Desactivar los dos pasos'
export const twoStepIsOn =
  'El inicio de sesión en dos pasos está activado. Cada vez que inicia sesión, usted escribe un código de su aplicación de autenticación.'
export const turningOff = 'Desactivando...'
export const sentLinkAgain = 'Enviamos el enlace de nuevo.'
export const sendAgain = 'Enviar de nuevo'
export const later = 'Más tarde'
export const completeVerification = 'Complete el paso de verificación.'
export const verificationDidNotLoad = 'La verificación no cargó. Revise su red e inténtelo de nuevo.'
export const profileErased =
  'Ya no existen el perfil, su foto, sus lugares en planteles, inscripciones, evaluaciones y copias, ni los avisos y mensajes que mencionaban al jugador. Terminado: <time></time>.' as RichText<'time'>
export const lastBackupEnds = (date: Value) =>
  `El registro con el que se forman las listas termina después de 7 días. La última copia de seguridad que tiene el perfil termina el ${date}.`
export const newToFungo = '¿Primera vez en Fungo? <link>Cree una cuenta</link>' as RichText<'link'>
export const memberSinceDate = (date: Value) => `En Fungo desde el ${date}`
export const emailNotConfirmedYet = (email: Value) => `${email} (sin confirmar todavía)`
export const whatNameDid = (name: Value) => `Lo que hizo ${name}`
export const chooseNewPasswordFor = (email: Value) => `Elija una contraseña nueva para ${email}.`
export const confirmAdult =
  'Al crear una cuenta, usted confirma que tiene 18 años o más y que acepta los <link>Términos del servicio</link>.' as RichText<'link'>
export const alreadyHaveAccount = '¿Ya tiene una cuenta? <link>Inicie sesión</link>' as RichText<'link'>
export const weSentLinkTo = (email: Value) => `Enviamos un enlace a ${email}.`
export const keySecret = (secret: Value) => `Clave: <code>${secret}</code>` as RichText<'code'>
export const pleaseConfirmEmail = (email: Value) =>
  `Confirme su correo electrónico: enviamos un enlace a <strong>${email}</strong>.` as RichText<'strong'>
export const cannotReachYou = (email: Value) =>
  `No podemos comunicarnos con usted en <strong>${email}</strong>: un correo fue devuelto o marcado como spam, así que no le enviamos ninguno hasta que confirme la dirección de nuevo.` as RichText<'strong'>
export const confirmAgain = 'Confirmar de nuevo'
export const protectedByRecaptcha =
  'Protegido por reCAPTCHA: se aplican la <privacy>Política de privacidad</privacy> y los <terms>Términos del servicio</terms> de Google.' as RichText<
    'privacy' | 'terms'
  >
export const imNotARobot = 'Paso de verificación: no soy un robot'
export const verifying = 'Verificando...'
export const checkVerified = 'Verificado'
export const verifyingPleaseWait = 'Verificando... espere un momento.'
export const verificationRequired = '¡Falta la verificación!'
export const verificationFailed = 'La verificación falló. Inténtelo más tarde.'
export const verificationExpired = 'La verificación venció. Inténtelo de nuevo.'
