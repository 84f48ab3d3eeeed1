<?php
declare( strict_types=1 );

namespace Larder\Tests\Ajax;

use Larder\Ajax\ClientIpAddress;
use Larder\Ajax\Contracts;
use Larder\Ajax\Dispatcher;
use Larder\Ajax\Guard;
use Larder\Ajax\RateCounter;
use Larder\Ajax\Refusal;
use Larder\Root;
use Larder\Tests\Support\AjaxDone;
use Larder\Tests\Support\WordPressTestCase;

/**
 * What a call is told that cannot be answered.
 */
final class RefusalTest extends WordPressTestCase {

	/**
	 * Requests an action.
	 *
	 * @return string What is answered before WordPress looks for who listens to it.
	 */
	private function ask( string $name ): string {
		$_REQUEST['action'] = $name;
		add_filter( 'wp_doing_ajax', '__return_true' );
		add_filter(
			'wp_die_ajax_handler',
			static fn (): \Closure => static function (): void {
				throw new AjaxDone();
			}
		);
		ob_start();
		try {
			( new Dispatcher(
				new Contracts( new Root( dirname( __DIR__, 4 ) . '/plugin.php' ) ),
				new Guard( new ClientIpAddress(), new RateCounter( $this->db() ) ),
				[]
			) )->refuse_unknown();
		} catch ( AjaxDone ) { // phpcs:ignore Generic.CodeAnalysis.EmptyStatement.DetectedCatch -- The answer is complete.
		} finally {
			unset( $_REQUEST['action'] );
			$answer = (string) ob_get_clean();
		}
		return $answer;
	}

	public function test_a_call_that_nobody_knows_is_told_so_with_code_and_message(): void {
		self::assertSame(
			'{"success":false,"data":{"code":"unknown_action","message":"The request could not be read."}}',
			$this->ask( 'larder_no_such_action' )
		);
	}

	public function test_calls_of_others_and_those_that_somebody_answers_go_on(): void {
		add_action( 'wp_ajax_nopriv_larder_of_a_friend', '__return_true' );
		foreach ( [ 'larder_visitor', 'larder_of_a_friend', 'heartbeat', 'of_another_plugin', '' ] as $name ) {
			self::assertSame( '', $this->ask( $name ), $name );
		}
	}

	public function test_a_sentence_for_people_has_apostrophes_and_quotes_not_their_entities(): void {
		self::assertSame( 'L\'action "x" & <b>', ( new Refusal( 'any', esc_html( 'L\'action "x" &' ) . ' <b>' ) )->getMessage() );
		self::assertSame(
			'&lt;img&gt;',
			( new Refusal( 'any', esc_html( '<img>' ) ) )->getMessage(),
			'what could become a tag stays harmless'
		);
	}
}
