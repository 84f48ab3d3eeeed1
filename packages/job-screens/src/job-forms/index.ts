import { JobForm } from './job-form';

for ( const form of document.querySelectorAll< HTMLFormElement >(
	'form.larder-job'
) ) {
	new JobForm( form ).listen();
}
